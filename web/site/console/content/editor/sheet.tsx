import { missingTexts, localTextsIn } from '@bac/contract/site/content-texts.ts';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { FieldRows } from '../fields/field-rows.tsx';
import { fieldsOf } from '../fields/fields-of.ts';
import { columns } from '../fields/form.ts';
import classes from './sheet.module.css';
import type { Editor } from './use-editor.ts';

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** All fields of an entry in two aligned columns, Vietnamese left and English right. */
export function Sheet({ editor }: { editor: Editor }) {
  const { t } = useTranslation('site/console/content');
  const { t: tUi } = useTranslation('ui');
  const format = useFormat();
  const titleId = useId();
  const { entry, body, change, errors } = editor;
  const missingPaths = missingTexts(entry.kind, body);
  const texts = localTextsIn(body);
  return (
    <section className={classes.sheet} aria-labelledby={titleId}>
      <VisuallyHidden component="h2" id={titleId}>
        {t('editor.sheet')}
      </VisuallyHidden>
      <div className={classes.head}>
        {columns.map((language) => {
          const missing = missingPaths.filter((path) => path.endsWith(`.${language}`)).length;
          return (
            <Row gap={10} key={language}>
              <strong lang={language}>{tUi(`languageName.${language}`)}</strong>
              {missing === 0 ? (
                <Chip tone="leaf">{t('editor.complete')}</Chip>
              ) : (
                <Chip tone="turmeric">{t('editor.missing', { count: missing })}</Chip>
              )}
            </Row>
          );
        })}
      </div>
      <FieldRows form={{ body, change, errors }} fields={fieldsOf[entry.kind]} />
      <div className={classes.foot}>
        {columns.map((language) => {
          const count = texts.reduce((sum, text) => sum + countWords(text[language]), 0);
          return (
            <span key={language}>
              {t('editor.words', { count, replace: { count: format.number(count) } })}
              <span className={classes.of}> {tUi(`languageName.${language}`)}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}
