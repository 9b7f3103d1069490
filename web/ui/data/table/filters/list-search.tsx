import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../list-table.module.css';
import type { TableView } from '../table-view.ts';

/** Long enough not to ask at every key, short enough not to be noticed. */
const pauseMilliseconds = 250;

/** Words to find, asked for when the typing pauses. */
export function ListSearch({ label, view }: { label: string; view: TableView }) {
  const { t } = useTranslation('ui/data/table');
  const [typed, setTyped] = useState(view.search);
  const [known, setKnown] = useState(view.search);
  const ask = useDebouncedCallback((search: string) => view.set({ search }), pauseMilliseconds);
  // Changed from elsewhere, such as the button that clears every filter.
  if (view.search !== known) {
    setKnown(view.search);
    if (view.search.trim() !== typed.trim()) setTyped(view.search);
  }
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('clearSearch')}
            onClick={() => {
              setTyped('');
              view.set({ search: '' });
            }}
          />
        )
      }
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        ask(target.value);
      }}
    />
  );
}
