import { changeLetter } from '@bac/contract/accounts/account-letter.ts';
import type { AccountAction } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import classes from './status-dialog.module.css';

interface Props {
  action: AccountAction;
  language: Language;
  reason: string;
  until: Date | null;
}

/** The very words that will be sent, in the language of who reads them. */
export function LetterPreview({ action, language, reason, until }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const { subject, lines } = changeLetter(action, language, { reason, until });
  return (
    <section className={classes.letter} aria-label={t('dialog.preview')} lang={language}>
      <strong>{subject}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
