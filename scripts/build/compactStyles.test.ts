import { describe, expect, it } from 'vitest';
import { compactSheet, compactStyles } from './compactStyles';

describe('compactSheet', () => {
  it('leaves out comments, line breaks and indents', () => {
    expect(compactSheet('\n  /* why */\n  color: red;\n  &:hover { margin: 0 2px; inset: 0; }\n')).toBe(
      ' color:red;&:hover{margin:0 2px;inset:0}',
    );
  });

  it('keeps what a space means', () => {
    expect(compactSheet('inline-size: calc(100% - 2px);')).toBe('inline-size:calc(100% - 2px);');
    expect(compactSheet('& > li + li :focus { color: red }')).toBe('& > li + li :focus{color:red}');
    expect(compactSheet('@media (width < 600px) and (hover: none) { a { b: c; } }')).toBe(
      '@media (width < 600px) and (hover:none){a{b:c}}',
    );
  });

  it('keeps texts in quotes', () => {
    expect(compactSheet(`content: ' ·  { } ';`)).toBe(`content:' ·  { } ';`);
  });
});

/** A value in a template. */
const value = (code: string) => ['$', '{', code, '}'].join('');

describe('compactStyles', () => {
  it('changes the style sheets of a module and nothing else', () => {
    const width = value(`({ width }: Props) => \`${value('width')}px\``);
    const source = [
      "import { css, styled } from 'styled-components';",
      `const plain = \`  a:  ${value('1')}  \`; // stays`,
      'const rules = css`',
      `  color: ${value("v('text')")};`,
      `  inline-size: ${width};`,
      '`;',
      "export const Box = styled.div.withConfig({ componentId: 'cr-Box' })<Props>`",
      `  ${value('rules')}`,
      '  margin: 0;',
      '`;',
    ].join('\n');
    expect(compactStyles('box.styles.ts', source)).toBe(
      [
        "import { css, styled } from 'styled-components';",
        `const plain = \`  a:  ${value('1')}  \`; // stays`,
        `const rules = css\` color:${value("v('text')")};inline-size:${width};\`;`,
        `export const Box = styled.div.withConfig({ componentId: 'cr-Box' })<Props>\` ${value('rules')} margin:0;\`;`,
      ].join('\n'),
    );
  });

  it('reads nothing where there are no style sheets', () => {
    expect(compactStyles('a.ts', 'this is no code')).toBe('this is no code');
  });
});
