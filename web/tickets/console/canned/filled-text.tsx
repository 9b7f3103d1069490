import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { greetingName } from '../write/fill-canned.ts';
import classes from './canned.module.css';
import { piecesOf, type Variable } from './variables.ts';

interface Props {
  body: string;
  language: Language;
}

/** The text as somebody would read it, with what is filled in marked. */
export function FilledText({ body, language }: Props) {
  const { t } = useTranslation('tickets/console/canned');
  const agent = useUser()?.fullName ?? '';
  if (body.trim() === '') return null;
  const sample: Record<Variable, string> = {
    name: greetingName(t('sample.name'), language),
    number: t('sample.number'),
    agent: greetingName(agent, 'vi'),
    // In the language of the text, not of the page.
    test: t(`sample.test.${language}`),
    site: site.siteName,
  };
  return (
    <div className={classes.look}>
      <p className={classes.lookTitle}>{t('look')}</p>
      <p className={classes.filled} lang={language}>
        {piecesOf(body.trim()).map((piece, place) =>
          'text' in piece ? (
            <span key={place}>{piece.text}</span>
          ) : (
            <mark key={place}>{sample[piece.variable]}</mark>
          ),
        )}
      </p>
    </div>
  );
}
