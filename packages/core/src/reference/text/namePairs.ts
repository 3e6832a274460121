/** A name as somebody types it beside one that is kept, and whether it is the same, found by a search, or near enough to be offered. */
interface NamePair {
  readonly typed: string;
  readonly kept: string;
  readonly same: boolean;
  readonly found: boolean;
  readonly near: boolean;
}

const pair = (typed: string, kept: string, same: boolean, found: boolean, near: boolean): NamePair => ({
  typed,
  kept,
  same,
  found,
  near,
});

/** Pairs of names that core, the database, searches and pickers judge alike: the one table that holds them together. */
export const NAME_PAIRS: readonly NamePair[] = [
  // Case, width and space.
  pair('LINDNER', 'Lindner', true, true, true),
  pair('Ｌｉｎｄｎｅｒ', 'Lindner', true, true, true),
  pair('  Acme   Trading ', 'Acme Trading', true, true, true),
  pair('Acme\u00a0Trading', 'Acme\u200b Trading', true, true, true),
  pair('ΟΔΟΣ', 'οδος', true, true, true),
  pair('ﾊﾝﾀﾞ', 'ハンダ', true, true, true),
  pair('Ａｃｍｅ（株）', 'acme(株)', true, true, true),
  // Latin letters without their marks.
  pair('Jose', 'José', true, true, true),
  pair('José', 'Jose', true, false, true),
  pair('Jose\u0301', 'José', true, true, true),
  pair('Muller', 'Müller', true, true, true),
  pair('Soren Straase', 'Søren Stråße', false, false, true),
  pair('Strasse', 'Straße', true, true, true),
  pair('Lukasz', 'Łukasz', true, true, true),
  pair('ISTANBUL', 'İstanbul', true, true, true),
  // Marks that differ.
  pair('Pène', 'Péne', false, false, true),
  pair('Hòa Phát', 'Hóa Phát', false, false, true),
  pair('Nguyễn Văn Tú', 'Nguyễn Văn Tự', false, false, true),
  pair('Nguyen Van Tu', 'Nguyễn Văn Tự', false, true, true),
  pair('Đặng', 'Dang', false, false, true),
  pair('Dang', 'Đặng', false, true, true),
  pair('株式会社バンダ', '株式会社ハンダ', false, false, true),
  pair('パン', 'ハン', false, false, true),
  pair('कोमल ट्रेडर्स', 'कमल ट्रेडर्स', false, false, true),
  pair('ก่าน้ำแดง', 'ก้าน้ำแดง', false, false, true),
  pair('Андрей Иванов', 'Андреи Иванов', false, false, true),
  pair('مُحَمَّد علي', 'محمد علي', false, false, true),
  // Signs and letters that differ.
  pair('Acme-Trading', 'Acme Trading', false, false, true),
  pair('Acme Tradnig', 'Acme Trading', false, false, true),
  pair('Trading', 'Acme Trading', false, true, false),
  pair('Acme 1 Ltd', 'Acme 2 Ltd', false, false, true),
  pair('Lin', 'Lim', false, false, false),
  pair('', 'Acme', false, true, false),
];
