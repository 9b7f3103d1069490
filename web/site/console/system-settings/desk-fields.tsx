import type { OpenHours } from '@bac/contract/tickets/office-hours.ts';
import { visitorTicketMonths } from '@bac/contract/tickets/visitor-ticket-months.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { dayName, fromClock, toClock, weekDays } from './office-week.ts';
import classes from './system-settings.module.css';
import { useProblem } from './use-problem.ts';
import type { SettingsForm } from './use-settings-form.ts';

const usualDay: OpenHours = { from: 8 * 60, until: 18 * 60 };

/** The office hours by day, and how long visitors' tickets stay. */
export function DeskFields({
  form,
}: {
  form: SettingsForm<'officeHours' | 'visitorTicketMonths'>;
}) {
  const { t } = useTranslation('site/console/system-settings');
  const [language] = useLanguage();
  const problem = useProblem(form)('officeHours');
  const { officeHours, visitorTicketMonths: months } = form.draft;
  const setDay = (day: number, open: OpenHours | null): void =>
    form.change({ officeHours: officeHours.map((one, index) => (index === day ? open : one)) });
  return (
    <>
      <fieldset aria-describedby={problem ? 'office-hours-problem' : undefined}>
        <legend>{t('field.officeHours')}</legend>
        <Stack gap={6}>
          {weekDays.map((day) => (
            <DayRow
              key={day}
              name={dayName(day, language)}
              open={officeHours[day] ?? null}
              isInvalid={problem !== undefined}
              onChange={(open) => setDay(day, open)}
            />
          ))}
        </Stack>
        {problem && (
          <p id="office-hours-problem" className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </fieldset>
      <NativeSelect
        className={classes.months ?? ''}
        label={t('field.visitorTicketMonths')}
        description={t('desk.monthsNote')}
        value={String(months)}
        data={visitorTicketMonths.map((count) => ({
          value: String(count),
          label: t('desk.months', { count }),
        }))}
        onChange={({ target }) => {
          const chosen = visitorTicketMonths.find((count) => String(count) === target.value);
          if (chosen) form.change({ visitorTicketMonths: chosen });
        }}
      />
    </>
  );
}

interface DayRowProps {
  name: string;
  open: OpenHours | null;
  isInvalid: boolean;
  onChange: (open: OpenHours | null) => void;
}

function DayRow({ name, open, isInvalid, onChange }: DayRowProps) {
  const { t } = useTranslation('site/console/system-settings');
  const timeField = (end: 'from' | 'until', hours: OpenHours) => (
    <TextInput
      type="time"
      aria-label={t(`desk.${end}`, { day: name })}
      aria-invalid={(isInvalid && hours.from >= hours.until) || undefined}
      value={toClock(hours[end])}
      onChange={({ target }) => {
        const minutes = fromClock(target.value);
        if (minutes !== undefined) onChange({ ...hours, [end]: minutes });
      }}
    />
  );
  return (
    <Row gap={10} className={classes.day}>
      <CheckboxField
        label={name}
        checked={open !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? usualDay : null)}
      />
      {open && (
        <Row as="span" isOneLine gap={6}>
          {timeField('from', open)}
          <span aria-hidden>–</span>
          {timeField('until', open)}
        </Row>
      )}
    </Row>
  );
}
