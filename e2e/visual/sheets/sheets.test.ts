import { describe, expect, it } from 'vitest';
import type { Picture } from '../png/picture';
import { readPng } from '../png/readPng';
import { writePng } from '../png/writePng';
import { composeSheet, digestOf, type Shot } from './composeSheet';
import { cutOut, recordOf } from './readSheet';

const [WHITE, GREEN, RED] = [0xffffff, 0x06a57a, 0xc62a33];

/** A white page with a filled box on it. */
function page(color: number, box = { x: 4, y: 3, width: 12, height: 12 }, width = 40): Picture {
  const pixels = new Uint32Array(width * 30).fill(WHITE);
  for (let y = box.y; y < box.y + box.height; y++) {
    pixels.fill(color, y * width + box.x, y * width + box.x + box.width);
  }
  return { width, height: 30, pixels };
}

const shot = (storyId: string, picture: Picture, forColors = false): Shot => ({
  storyId,
  png: writePng(picture),
  forColors,
});

/** The picture of a story as its sheet gives it back. */
function pictureOn(sheet: Buffer, storyId: string): Picture | null {
  const place = recordOf(sheet)[storyId]?.place;
  return place ? readPng(cutOut(sheet, place)) : null;
}

describe('a sheet', () => {
  it('gives every picture back as it was, each with its own size', () => {
    const [small, wide, plain] = [page(GREEN), page(RED, { x: 20, y: 0, width: 40, height: 30 }, 60), page(WHITE)];
    const sheet = composeSheet([shot('a--small', small), shot('a--wide', wide), shot('a--plain', plain)]);
    expect(pictureOn(sheet, 'a--small')).toEqual(small);
    expect(pictureOn(sheet, 'a--wide')).toEqual(wide);
    expect(pictureOn(sheet, 'a--plain')).toEqual(plain);
  });

  it('leaves out the margins and stays see-through between pictures', () => {
    const sheet = readPng(composeSheet([shot('a--one', page(GREEN)), shot('a--two', page(RED))]));
    expect([sheet.width, sheet.height]).toEqual([12 + 16 + 12, 12]);
    expect([...sheet.pixels.subarray(11, 29)]).toEqual([GREEN, ...new Array(16).fill(0), RED]);
  });

  it('knows the bytes that it was made of', () => {
    const one = shot('a--one', page(GREEN));
    expect(recordOf(composeSheet([one]))['a--one']?.digest).toBe(digestOf(one.png));
    expect(digestOf(one.png)).not.toBe(digestOf(shot('a--one', page(RED)).png));
  });

  it('shows the same picture once', () => {
    const sheet = composeSheet([shot('a--one', page(GREEN)), shot('a--same', page(GREEN))]);
    expect(readPng(sheet).width).toBe(12);
    expect(pictureOn(sheet, 'a--same')).toEqual(page(GREEN));
  });

  it('is the same bytes each time', () => {
    const shots = [shot('a--one', page(GREEN)), shot('a--two', page(RED))];
    expect(composeSheet(shots).equals(composeSheet(shots))).toBe(true);
  });

  it('begins another row before it becomes too wide to look at', () => {
    const broad = (color: number) => page(color, { x: 0, y: 0, width: 9000, height: 10 }, 9001);
    const sheet = composeSheet([shot('a--one', broad(GREEN)), shot('a--two', broad(RED))]);
    expect(readPng(sheet)).toMatchObject({ width: 9000, height: 10 + 16 + 10 });
    expect(recordOf(sheet)['a--two']?.place).toMatchObject({ x: 0, y: 10 + 16 });
  });
});

describe('a sheet for colours', () => {
  const moved = { x: 9, y: 9, width: 12, height: 12 };

  it('leaves out a picture that shows no new colour, and keeps what it was made of', () => {
    const again = shot('a--again', page(GREEN, moved), true);
    const sheet = composeSheet([shot('a--one', page(GREEN), true), again]);
    expect(recordOf(sheet)['a--again']).toEqual({ digest: digestOf(again.png), place: null });
  });

  it('shows a picture with a new colour', () => {
    const sheet = composeSheet([shot('a--one', page(GREEN), true), shot('a--other', page(RED, moved), true)]);
    expect(pictureOn(sheet, 'a--other')).toEqual(page(RED, moved));
  });

  it('shows a picture that is seen in no other look', () => {
    const sheet = composeSheet([shot('a--one', page(GREEN), true), shot('a--dark', page(GREEN, moved))]);
    expect(pictureOn(sheet, 'a--dark')).toEqual(page(GREEN, moved));
  });
});

describe('the colours of a sheet', () => {
  /** A page with so many colours side by side, as light spreads over a drawing. */
  function rainbow(count: number, step: number): Picture {
    const pixels = Uint32Array.from({ length: count * 10 }, (_, index) => (index % count) * step);
    return { width: count, height: 10, pixels };
  }

  function furthest(picture: Picture): number {
    const back = pictureOn(composeSheet([shot('a--one', picture)]), 'a--one');
    const channels = [16, 8, 0];
    const apart = [...picture.pixels].flatMap((color, index) =>
      channels.map((shift) => Math.abs(((color >> shift) & 255) - (((back?.pixels[index] ?? 0) >> shift) & 255))),
    );
    return Math.max(...apart);
  }

  it('stay exact where a colour fills an area, however near another is', () => {
    const near = page(0xfbfdfc);
    expect(pictureOn(composeSheet([shot('a--near', near)]), 'a--near')).toEqual(near);
  });

  it('come near enough on edges that no comparison notices', () => {
    expect(furthest(rainbow(256, 0x010101))).toBeLessThanOrEqual(6);
  });

  it('are at most 255, each as near as that allows', () => {
    const many = rainbow(2000, 0x000811);
    expect(() => composeSheet([shot('a--many', many)])).not.toThrow();
    expect(furthest(many)).toBeLessThan(40);
  });
});
