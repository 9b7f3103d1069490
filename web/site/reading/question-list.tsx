import type { FrequentQuestion } from '@bac/contract/site/content.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useHashId, useHashTarget } from '../../ui/layout/use-hash-target.ts';
import { textOf } from '../prose/plain-text.ts';
import { QuestionEntry } from './question-entry.tsx';
import classes from './questions.module.css';

const foldedText = ({ question, answer }: FrequentQuestion): string =>
  foldAccents([question.en, question.vi, textOf(answer.en), textOf(answer.vi)].join(' '));

/** Returns the questions that contain every word in the question or answer, in either language, ignoring accents. */
function filterQuestions(
  questions: readonly FrequentQuestion[],
  search: string,
): FrequentQuestion[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  return questions.filter((question) => {
    const text = foldedText(question);
    return words.every((word) => text.includes(word));
  });
}

const groups = ['tests', 'scores', 'accounts', 'families', 'privacy'] as const;

/** The frequent questions in groups, with a search. */
export function QuestionList({ questions }: { questions: FrequentQuestion[] }) {
  const { t } = useTranslation('site/reading');
  const namedId = useHashId();
  const [search, setSearch] = useState('');
  const found = filterQuestions(questions, search);
  useHashTarget();
  return (
    <>
      <Stack as="search" gap={8} className={classes.search}>
        <TextInput
          type="search"
          label={t('questions.search')}
          value={search}
          leftSection={<IconSearch size={20} aria-hidden />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Muted as="output" className={classes.count}>
          {search.trim() !== '' && t('questions.found', { count: found.length })}
        </Muted>
      </Stack>
      {found.length === 0 && (
        <EmptyState title={t('questions.none')} text={t('questions.noneText')} />
      )}
      {groups.map((group) => {
        const inGroup = found.filter((question) => question.group === group);
        return (
          inGroup.length > 0 && (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className={classes.group}>
                {t(`questions.group.${group}`)}
              </h2>
              {inGroup.map((question) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  isNamed={question.id === namedId}
                />
              ))}
            </section>
          )
        );
      })}
    </>
  );
}
