import { passwordRules, type PasswordRule } from '@bac/contract/accounts/account-rules.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './password-rules.module.css';

interface Props {
  /** For `aria-describedby` of the fields. */
  id?: string;
  password: string;
  confirmation: string;
  /** Before the form is submitted, an unmet rule is not marked as an error. */
  isSubmitted: boolean;
}

/** The rules for a new password, ticked while typing; an empty field ticks none. */
export function PasswordRules({ id, password, confirmation, isSubmitted }: Props) {
  const { t } = useTranslation('accounts/passwords');
  const rules = Object.keys(passwordRules) as PasswordRule[];
  const isMet = {
    ...Object.fromEntries(rules.map((rule) => [rule, passwordRules[rule](password)])),
    matching: password === confirmation,
  } as Record<PasswordRule | 'matching', boolean>;

  return (
    <ul id={id} className={classes.rules} aria-label={t('rules.label')}>
      {([...rules, 'matching'] as const).map((rule) => (
        <Rule
          key={rule}
          isMet={password !== '' && isMet[rule]}
          isMissed={isSubmitted}
          text={t(`rules.${rule}`)}
        />
      ))}
    </ul>
  );
}

function Rule({ isMet, isMissed, text }: { isMet: boolean; isMissed: boolean; text: string }) {
  const { t } = useTranslation('accounts/passwords');
  const state = isMet ? 'met' : 'unmet';
  return (
    <Row
      as="li"
      isOneLine
      className={classes.rule}
      data-state={isMissed && !isMet ? 'missed' : state}
    >
      <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden>
        {isMet ? <path d="m2.5 8.5 3.5 3.5 7.5-8" /> : <circle cx="8" cy="8" r="5" />}
      </svg>
      {text}
      <VisuallyHidden>{t(`rules.${state}`)}</VisuallyHidden>
    </Row>
  );
}
