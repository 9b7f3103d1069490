import { useMantineColorScheme } from '@mantine/core';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOnceHydrated } from '../../ui/layout/use-once-hydrated.ts';
import { LanguageSwitch } from '../../ui/layout/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import classes from './page-switches.module.css';

/** The switches for the language and the theme of the page. */
export function PageSwitches() {
  const [language, setLanguage] = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark = useOnceHydrated(() => colorScheme === 'dark', false);
  return (
    <div className={classes.switches}>
      <LanguageSwitch language={language} onChange={setLanguage} />
      <ThemeSwitch theme={isDark ? 'dark' : 'light'} onChange={setColorScheme} />
    </div>
  );
}
