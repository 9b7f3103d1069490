import { TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './place-fields.module.css';
import type { Places } from './use-places.ts';

interface Props {
  onChoose: (places: Places) => void;
}

const shortestSearch = 2;

/**
 * Finds a ward by the name it has or had: people know the names since July 2025, the form keeps the three levels of before.
 */
export function PlaceSearch({ onChoose }: Props) {
  const { t } = useTranslation('accounts/person-form');
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 250);
  const isOff = settled.length < shortestSearch;
  const { data, isLoading } = useQuery('GET /places/wards', {
    query: { search: settled },
    isOff,
  });
  const found = isOff ? undefined : data;
  return (
    <Stack gap={8}>
      <TextInput
        type="search"
        label={t('placeSearch.label')}
        description={t('placeSearch.hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter chooses the only place found instead of sending the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found?.length === 1) choose(found[0]!);
        }}
      />
      <VisuallyHidden aria-live="polite">
        {found && t('placeSearch.found', { count: found.length })}
      </VisuallyHidden>
      {found?.length === 0 && !isLoading && <Muted size="sm">{t('placeSearch.none')}</Muted>}
      {found && found.length > 0 && (
        <ul className={classes.found}>
          {found.map((place) => (
            <li key={place.ward.code}>
              <UnstyledButton className={classes.place} onClick={() => choose(place)}>
                {place.since2025 && (
                  <strong>
                    {place.since2025.ward}, {place.since2025.province}
                  </strong>
                )}
                <Muted as="span" size="sm">
                  {place.ward.name}, {place.district.name}, {place.province.name}
                </Muted>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );

  function choose(place: Record<keyof Places, { code: string }>): void {
    setText('');
    onChoose({
      province: place.province.code,
      district: place.district.code,
      ward: place.ward.code,
    });
  }
}
