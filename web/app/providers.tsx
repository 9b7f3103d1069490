import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { cssVariables } from '../ui/theme/css-variables.ts';
import { theme } from '../ui/theme/theme.ts';

/** The same key that `public/theme.js` reads before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'theme' });

/** All that any screen needs around it. Suspense waits for a feature's messages. */
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
