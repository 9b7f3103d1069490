import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { decimalText } from '../../../item/item-text/decimal-text.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { AnswerSign } from '../answer-sign.tsx';
import classes from './question.module.css';

/** The typed answer, how it was read, and every accepted number. */
export function SeenEntry({ question }: { question: ReviewedQuestion }) {
  const { answer, result, solution, shares } = question;
  const { t } = useTranslation('results/detailed');
  const format = useFormat();
  const keys = solution.kind === 'entered' ? solution.keys : [];
  const reading = answer === null ? undefined : entryReading(answer);
  return (
    <Stack gap={10}>
      <Stack as="dl" gap={12} className={classes.entry}>
        <div>
          <Muted as="dt" size="md">
            {t('entry.yours')}
          </Muted>
          <Row as="dd">
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
          </Row>
        </div>
        <div>
          <Muted as="dt" size="md">
            {t('entry.key')}
          </Muted>
          <Row as="dd">
            {keys.map((key) => (
              <AnswerSign key={key} kind="key" answer={key} />
            ))}
          </Row>
        </div>
      </Stack>
      <Muted size="md">
        {shares
          ? t('open.rightShare', { share: format.percent(shares.right), count: shares.answers })
          : t('open.tooFew')}
      </Muted>
    </Stack>
  );
}

/** “7/2 = 3.5”: how the test read an entry; undefined if it is not a number. */
function entryReading(entry: string): string | undefined {
  const value = readEntry(entry);
  if (!value) return undefined;
  const { text, isExact } = decimalText(value);
  return entry.includes('/') ? `${entry.replace('-', '−')} ${isExact ? '=' : '≈'} ${text}` : text;
}
