import type { AssignableTest, ResultTime } from '@bac/contract/following/assignments.ts';
import { sections as allSections } from '@bac/exam/item/section.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, PageGrid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Problem } from '../problem.tsx';
import { problemsIn, type Draft } from './draft.ts';
import { zoneName } from './local-field.ts';
import { TermsPreview } from './terms-preview.tsx';
import layout from './terms.module.css';
import { useAssign } from './use-assign.ts';

interface Props {
  taughtClass: { id: string; name: string };
  assignment: string;
  tests: AssignableTest[];
  initialDraft: Draft;
  /** A student has started: the test and its sections can't change any more. */
  isStarted?: boolean;
  isChange?: boolean;
}

const maxAttempts = 5;
const resultTimes: ResultTime[] = ['at-once', 'after-close', 'when-released'];

export function TermsForm(props: Props) {
  const {
    taughtClass,
    assignment,
    tests,
    initialDraft,
    isStarted = false,
    isChange = false,
  } = props;
  const { t } = useTranslation(['following/classes', 'ui']);
  const [language] = useLanguage();
  const now = useNow();
  const [draft, setDraft] = useState(initialDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const chosen = tests.find(({ id }) => id === draft.test);
  const { isBusy, error, send } = useAssign(taughtClass, assignment, isChange);
  const problems = problemsIn(draft, initialDraft, now);
  const errorOf = (field: keyof Draft): string | undefined => {
    const code = isSubmitted ? problems[field] : undefined;
    return code && t(`terms.problem.${code}`);
  };
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const back = isChange
    ? `/classes/${taughtClass.id}/assignments/${assignment}`
    : `/classes/${taughtClass.id}`;

  return (
    <PageGrid>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if (chosen && Object.keys(problems).length === 0) send(draft, chosen);
          }}
        >
          <Stack gap={24}>
            {' '}
            <SelectField
              label={t('terms.test')}
              placeholder={t('terms.testPlaceholder')}
              description={isStarted ? t('terms.alreadyStarted') : undefined}
              options={tests.map(({ id, name, isForClasses }) => ({
                value: id,
                label: isForClasses
                  ? t('terms.forClasses', { test: name[language] })
                  : name[language],
              }))}
              value={draft.test}
              disabled={isStarted}
              error={errorOf('test')}
              onChange={(test) => change({ test })}
            />
            {chosen && chosen.sections.length > 1 && (
              <ChoiceCards
                legend={t('terms.sections')}
                name="sections"
                isDisabled={isStarted}
                choices={[
                  { value: 'both', label: t('terms.both') },
                  ...allSections.map((value) => ({ value, label: sectionName(value)[language] })),
                ]}
                value={draft.sections}
                onChange={(sections) => change({ sections })}
              />
            )}
            <WindowFields draft={draft} onChange={change} errorOf={errorOf} />
            <NativeSelect
              className={layout.short}
              label={t('terms.attempts')}
              rightSection={<IconChevronDown size={18} aria-hidden />}
              data={Array.from({ length: maxAttempts }, (_, index) => ({
                value: String(index + 1),
                label: t('terms.attemptsOf', { count: index + 1 }),
              }))}
              value={String(draft.attempts)}
              onChange={({ currentTarget }) => change({ attempts: Number(currentTarget.value) })}
            />
            <div className={layout.wideCards}>
              <ChoiceCards
                legend={t('terms.shows')}
                name="shows"
                choices={resultTimes.map((value) => ({
                  value,
                  label: t(`shows.${value}`),
                  description: t(`showsNote.${value}`),
                }))}
                value={draft.shows}
                onChange={(shows) => change({ shows })}
              />
            </div>
            <Textarea
              label={t('terms.note')}
              description={t('terms.noteNote')}
              value={draft.note}
              maxLength={1000}
              autosize
              minRows={2}
              maxRows={8}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
            <Problem>{error?.message}</Problem>
            <Row gap={12}>
              <Button type="submit" loading={isBusy}>
                {t(isChange ? 'terms.save' : 'assign.send')}
              </Button>
              <LinkButton to={back} variant="subtle">
                {t('ui:cancel')}
              </LinkButton>
            </Row>
          </Stack>
        </form>
      </Card>
      <TermsPreview draft={draft} test={chosen} taughtClass={taughtClass} />
    </PageGrid>
  );
}

interface WindowFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errorOf: (field: 'opens' | 'closes') => string | undefined;
}

/** The window in which students can start, in the time zone of this device. */
function WindowFields({ draft, onChange, errorOf }: WindowFieldsProps) {
  const { t } = useTranslation('following/classes');
  return (
    <Stack gap={8}>
      <Grid minWidth={220}>
        <TextInput
          type="datetime-local"
          label={t('terms.opens')}
          value={draft.opens}
          error={errorOf('opens')}
          onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={t('terms.closes')}
          value={draft.closes}
          error={errorOf('closes')}
          onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
        />
      </Grid>
      <Muted>{t('terms.windowNote', { zone: zoneName() })}</Muted>
    </Stack>
  );
}
