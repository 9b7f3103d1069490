import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { cssVariables } from '../ui/theme/css-variables.ts';
import { theme } from '../ui/theme/theme.ts';

/** `public/theme.js` reads the same key before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'theme' });

/** The providers around every screen. Suspense waits for messages that are loading. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="light"
    >
      <Suspense fallback={null}>{children}</Suspense>
    </MantineProvider>
  );
}
