import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import { useTranslation } from 'react-i18next';
import { decimalText } from '../../../item/item-text/decimal-text.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { AnswerSign } from '../answer-sign.tsx';
import classes from './entry.module.css';

/** What was typed, how it was read, and every number that counts as right. */
export function SeenEntry({ question }: { question: ReviewedQuestion }) {
  const { answer, result, solution, shares } = question;
  const { t } = useTranslation('results/detailed');
  const format = useFormat();
  const keys = solution.kind === 'entered' ? solution.keys : [];
  const reading = answer === null ? undefined : entryReading(answer);
  return (
    <div>
      <dl className={classes.entry}>
        <div>
          <dt>{t('entry.yours')}</dt>
          <dd>
            {answer === null ? (
              t('entry.empty')
            ) : (
              <>
                <AnswerSign kind={result} answer={answer} />
                <span className={classes.reading}>
                  {reading === undefined ? t('entry.unread') : t('entry.readAs', { reading })}
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('entry.key')}</dt>
          <dd>
            {keys.map((key) => (
              <AnswerSign key={key} kind="key" answer={key} />
            ))}
          </dd>
        </div>
      </dl>
      <p className={classes.shares}>
        {shares
          ? t('open.rightShare', { share: format.percent(shares.right), count: shares.answers })
          : t('open.tooFew')}
      </p>
    </div>
  );
}

/** “7/2 = 3.5”, as the test understood an entry; undefined where it understood nothing. */
function entryReading(entry: string): string | undefined {
  const value = readEntry(entry);
  if (!value) return undefined;
  const { text, isExact } = decimalText(value);
  return entry.includes('/') ? `${entry.replace('-', '−')} ${isExact ? '=' : '≈'} ${text}` : text;
}
