import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { languages, type Language } from '@bac/exam/item/language.ts';
import { Button, Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/feedback/toast.ts';
import { printIn } from '../print/print-in.ts';
import classes from './print-menu.module.css';

/** Offers both languages, since a parent may read another one than the page's. */
export function PrintMenu() {
  const { t } = useTranslation('results/share');
  const print = (language: Language): Promise<void> =>
    // The first print in a language loads its messages over the network.
    printIn(language).catch(() => showToast('error', t('printFailed')));

  return (
    <Menu
      classNames={classes}
      position="bottom-start"
      shadow="md"
      // Next to its button in the DOM, so that screen readers find it inside the main landmark.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
          {t('print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language, index) => (
          <Menu.Item
            key={language}
            lang={language}
            data-autofocus={index === 0 || undefined}
            onClick={() => void print(language)}
          >
            {t(`printIn.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
