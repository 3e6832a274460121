import type { CallOptions, Transport, TransportRequest } from '../transport';
import { wireLanguage } from '../transport';
import type { Resource } from './defineResource';
import { operationPath } from './operationPath';
import { prepareUpload } from './prepareUpload';
import type { ResourceClient } from './ResourceClient';
import type { ResourceContract, Verb } from './ResourceContract';

/** Builds the client of a resource over a transport; `language` is added here and never by a caller. @source spec §7 */
export function createResourceClient<C extends ResourceContract>(
  resource: Resource<C>,
  transport: Transport,
  locale: () => string | undefined,
): ResourceClient<C> {
  const pathOf = (verb: Verb) => operationPath(resource.segment, verb);
  const request = (verb: Verb, params: object, options?: CallOptions, call?: string): TransportRequest => ({
    ...options,
    method: 'POST',
    path: pathOf(verb),
    effect: resource.effectOf(verb, call),
    body: { language: wireLanguage(locale()), ...params },
  });
  const send = (verb: Verb, params: object, options?: CallOptions, call?: string) =>
    transport.send(request(verb, params, options, call));
  const methods = {
    resource,
    list: (query: object = {}, options?: CallOptions) => send('list', query, options),
    page: (query: object, options?: CallOptions) => send('page', query, options),
    get: (id: string, options?: CallOptions) => send('get', { id }, options),
    getBy: (key: object, options?: CallOptions) => send('get-by', { key }, options),
    call: (name: string, input: object, options?: CallOptions) =>
      send('call', { method: name, params: input }, options, name),
    callById: (id: string, name: string, input: object, options?: CallOptions) =>
      send('call-by-id', { id, method: name, params: input }, options, name),
    create: (input: object, options?: CallOptions) => send('create', { data: input }, options),
    update: (id: string, changes: object, options?: CallOptions) => send('update', { id, data: changes }, options),
    delete: (id: string, options?: CallOptions) => send('delete', { id }, options),
    export: (query: object, options?: CallOptions) => transport.download(request('export', query, options)),
    upload: (file: Blob, fields: object, options?: CallOptions) =>
      transport.send({ ...request('upload', {}, options), body: formOf(file, fields, wireLanguage(locale())) }),
    startUpload: (file: Blob, fields: object) =>
      prepareUpload(
        transport,
        { method: 'POST', path: pathOf('upload'), effect: resource.effectOf('upload') },
        { language: wireLanguage(locale()), data: JSON.stringify(fields) },
        file,
      ),
  };
  return typed<C>(methods);
}

function formOf(file: Blob, fields: object, language: string): FormData {
  const form = new FormData();
  form.set('language', language);
  form.set('data', JSON.stringify(fields));
  form.set('file', file);
  return form;
}

// The gateway's schemas satisfy the contract's types, which is what makes its answers of these types.
function typed<C extends ResourceContract>(methods: object): ResourceClient<C> {
  return methods as ResourceClient<C>;
}
