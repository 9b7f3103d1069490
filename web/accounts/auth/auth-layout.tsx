import { useMantineColorScheme } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { site } from '../../api/site.ts';
import { LanguageSwitch } from '../../ui/layout/language-switch.tsx';
import { Terraces } from '../../ui/brand/terraces.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './auth.module.css';

/** Shows the terraces beside the page (above it on a phone), with the brand mark and the switches on top of them. */
export function AuthLayout() {
  const [language, setLanguage] = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.frame}>
      <Row as="header" justify="between" isOneLine className={classes.header}>
        <Link to="/" className={classes.home}>
          <BrandMark name={site.siteName} />
        </Link>
        <Row isOneLine gap={10}>
          <LanguageSwitch language={language} onChange={setLanguage} />
          <ThemeSwitch
            theme={colorScheme === 'dark' ? 'dark' : 'light'}
            onChange={setColorScheme}
          />
        </Row>
      </Row>
      <div className={classes.art}>
        <Terraces />
      </div>
      <main className={classes.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
