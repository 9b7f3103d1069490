import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const tokens: Record<string, string> = {
  brand: 'var(--brand)',
  lotus: 'var(--lotus)',
  leaf: 'var(--leaf)',
  turmeric: 'var(--turmeric-ink)',
  gray: 'var(--muted)',
};

const tint = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, var(--surface))`;

/** The colors of buttons, alerts and badges from our tokens: every pair has a contrast of at least 4.5:1 in both themes. */
export const variantColors: VariantColorsResolver = (input) => {
  const token = tokens[input.color ?? input.theme.primaryColor];
  if (!token) return defaultVariantColorsResolver(input);

  switch (input.variant) {
    case 'filled':
      return {
        background: token,
        hover: `color-mix(in srgb, ${token} 85%, var(--ink))`,
        color: 'var(--on-brand)',
        border: '1px solid transparent',
      };
    case 'light':
      return {
        background: tint(token, 8),
        hover: tint(token, 14),
        color: token,
        border: `1px solid ${tint(token, 40)}`,
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: tint(token, 8),
        color: token,
        border: `1px solid ${token}`,
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: `color-mix(in srgb, ${token} 10%, transparent)`,
        color: token,
        border: '1px solid transparent',
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};
