import { createTheme } from '@mantine/core';
import { controls } from './controls.ts';
import { variantColors } from './variant-colors.ts';

const interfaceFont = 'var(--interface-font)';

/**
 * Mantine reads these ramps by index: 4 draws the borders of controls, `gray` 1 and `dark` 8 are sunken backgrounds,
 * `dark` 6 and 7 surface and page. The colors are those of tokens.css with steps between them.
 */
const gray = [
  '#f8f4ea',
  '#f3eee1',
  '#ece5d5',
  '#e5decb',
  '#8a8674',
  '#6c6a5e',
  '#555b70',
  '#454a5d',
  '#333748',
  '#1e2233',
] as const;

const dark = [
  '#eceae2',
  '#ccd0de',
  '#aeb4cb',
  '#969db9',
  '#7e88ab',
  '#2b3253',
  '#1a2039',
  '#12162a',
  '#0d1122',
  '#080b17',
] as const;

const brand = [
  '#eef0f9',
  '#d9def2',
  '#b4beea',
  '#8e9bd6',
  '#6a79bd',
  '#4a5a9f',
  '#364487',
  '#27336d',
  '#1b2550',
  '#141a36',
] as const;

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 2 },
  colors: { brand, gray, dark },
  variantColorResolver: variantColors,
  black: '#1e2233',
  fontFamily: interfaceFont,
  headings: { fontFamily: interfaceFont, fontWeight: '700', textWrap: 'balance' },
  // Only 400 and 700 are loaded; the browser would synthesize any other weight.
  fontWeights: { regular: '400', medium: '700', bold: '700' },
  radius: { xs: '6px', sm: '6px', md: '10px', lg: '18px', xl: '18px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: controls,
});
