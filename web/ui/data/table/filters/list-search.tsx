import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../list-table.module.css';
import type { TableView } from '../table-view.ts';

const debounceMilliseconds = 250;

/** The search field of a list; its query is debounced. */
export function ListSearch({ label, view }: { label: string; view: TableView }) {
  const { t } = useTranslation('ui/data/table');
  const [typed, setTyped] = useState(view.search);
  const [appliedSearch, setAppliedSearch] = useState(view.search);
  const applySearch = useDebouncedCallback(
    (search: string) => view.set({ search }),
    debounceMilliseconds,
  );
  // The search changed elsewhere, such as by the button that clears every filter.
  if (view.search !== appliedSearch) {
    setAppliedSearch(view.search);
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
        applySearch(target.value);
      }}
    />
  );
}
