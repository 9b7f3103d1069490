import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { daysFromNow } from './use-status-change.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';

interface Props {
  value: Date | null;
  onChange: (until: Date | null) => void;
}

const spans = { day: 1, week: 7, month: 30, open: null } as const;
type Span = keyof typeof spans;

/** Formats a date for a `datetime-local` field: 2026-11-19T15:42. */
const toLocalInput = (when: Date): string => {
  const shifted = new Date(when.getTime() - when.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};

/** Chooses the end of a suspension: a preset span or an exact time. */
export function UntilChoice({ value, onChange }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const [span, setSpan] = useState<Span | 'date'>('week');
  const [earliest] = useState(() => toLocalInput(new Date()));
  const choose = (newSpan: Span): void => {
    setSpan(newSpan);
    const days = spans[newSpan];
    onChange(days === null ? null : daysFromNow(days));
  };
  return (
    <Row gap={10}>
      <SegmentedSwitch<Span | 'date'>
        label={t('dialog.until')}
        choices={(Object.keys(spans) as Span[]).map((name) => ({
          value: name,
          label: t(`dialog.span.${name}`),
        }))}
        value={span}
        onChange={(newSpan) => newSpan !== 'date' && choose(newSpan)}
      />
      {value && (
        <TextInput
          type="datetime-local"
          aria-label={t('dialog.untilDate')}
          value={toLocalInput(value)}
          min={earliest}
          onChange={({ target }) => {
            if (!target.value) return;
            setSpan('date');
            onChange(new Date(target.value));
          }}
        />
      )}
    </Row>
  );
}
