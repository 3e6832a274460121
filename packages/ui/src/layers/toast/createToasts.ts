import { createElement, type ReactElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBody } from './ToastBody';
import type { ToastKind } from './ToastKind';

/** Options of one toast. */
export interface ToastOptions {
  /** Milliseconds until it closes, or false to wait for the reader; the layer's own time by default. */
  readonly duration?: number | false;
  /** Called once when it has closed, however it closed. */
  readonly onClose?: () => void;
  /** Something to do about it, such as a small button. */
  readonly action?: ReactElement;
  /** Two toasts of one id are one: a second call while it is shown changes nothing. */
  readonly id?: string;
}

/** The toasts of one layer. */
export interface Toasts {
  /** Joins the layer and its toasts. */
  readonly containerId: string;
  /** Shows a sentence; gives a way to close it. */
  show(kind: ToastKind, message: string, options?: ToastOptions): () => void;
  /** Closes all of this layer. */
  clear(): void;
}

/** Makes the toasts of one layer; other layers on the page are not touched by them. */
export function createToasts(containerId: string): Toasts {
  return {
    containerId,
    show(kind, message, { duration, onClose, action, id } = {}) {
      const toastId = `${containerId}:${id ?? `${message}:${Math.random()}`}`;
      toast(createElement(ToastBody, { kind, message, action }), {
        containerId,
        toastId,
        type: kind,
        role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
        ...(duration !== undefined && { autoClose: duration }),
        ...(onClose && { onClose: () => onClose() }),
      });
      return () => toast.dismiss({ id: toastId, containerId });
    },
    clear: () => toast.dismiss({ containerId }),
  };
}
