import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './support.module.css';

interface Props {
  value: string;
  onChange: (text: string) => void;
  /** How many articles there are for it. */
  found: number | undefined;
}

export function HelpSearchField({ value, onChange, found }: Props) {
  const { t } = useTranslation('site/support');
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        size="lg"
        label={t('search.label')}
        description={t('search.hint')}
        value={value}
        maxLength={200}
        leftSection={<IconSearch size={22} aria-hidden />}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output className={classes.count}>
        {found !== undefined && t('search.found', { count: found })}
      </output>
    </search>
  );
}
