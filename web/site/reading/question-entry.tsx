import type { FrequentQuestion } from '@bac/contract/site/content.ts';
import { IconChevronDown, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { Prose } from '../prose/prose.tsx';
import classes from './questions.module.css';

interface Props {
  question: FrequentQuestion;
  /** The hash of the address names this question. */
  isNamed: boolean;
}

/** A native disclosure, so that the browser's find in page finds and opens a collapsed answer. */
export function QuestionEntry({ question: { id, question, answer }, isNamed }: Props) {
  const { t } = useTranslation('site/reading');
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(isNamed);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (wasNamed !== isNamed) {
    setWasNamed(isNamed);
    if (isNamed) setOpen(true);
  }
  return (
    <details
      id={id}
      className={classes.entry}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.question}>
        <h3>{question[language]}</h3>
        <IconChevronDown className={classes.sign} size={20} aria-hidden />
      </summary>
      <div className={classes.answer}>
        <Prose blocks={answer[language]} />
        <Link
          className={classes.address ?? ''}
          to={{ hash: id }}
          replace
          aria-label={t('questions.addressOf', { question: question[language] })}
        >
          <IconLink size={16} aria-hidden />
          {t('questions.address')}
        </Link>
      </div>
    </details>
  );
}
