import { useMantineColorScheme } from '@mantine/core';
import { useLanguage } from '../../i18n/use-language.ts';
import { LanguageSwitch } from '../../ui/layout/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import classes from './page-switches.module.css';

/** The language and the theme of the page. */
export function PageSwitches() {
  const [language, setLanguage] = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.switches}>
      <LanguageSwitch language={language} onChange={setLanguage} />
      <ThemeSwitch theme={colorScheme === 'dark' ? 'dark' : 'light'} onChange={setColorScheme} />
    </div>
  );
}
