import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { titleOf } from '@bac/contract/site/content-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { columns } from '../fields/form.ts';
import { EntryPreview } from './entry-preview.tsx';
import classes from './preview.module.css';

interface Props {
  body: ContentBody;
  onClose: () => void;
}

/** A preview of the draft in either language, at the width of a computer or a phone. */
export function PreviewDialog({ body, onClose }: Props) {
  const { t } = useTranslation('site/console/content');
  const { t: tUi } = useTranslation('ui');
  const [pageLanguage] = useLanguage();
  const [language, setLanguage] = useState(pageLanguage);
  const [width, setWidth] = useState<'computer' | 'phone'>('computer');
  useFocusReturn();
  return (
    <Dialog title={t('preview.title')} size={860} isForReading onClose={onClose}>
      <Row gap={16} justify="between" className={classes.choices}>
        <SegmentedSwitch
          label={t('preview.language')}
          choices={columns.map((value) => ({
            value,
            label: tUi(`languageName.${value}`),
            lang: value,
          }))}
          value={language}
          onChange={setLanguage}
        />
        <SegmentedSwitch
          label={t('preview.width')}
          choices={(['computer', 'phone'] as const).map((value) => ({
            value,
            label: t(`preview.${value}`),
          }))}
          value={width}
          onChange={setWidth}
        />
      </Row>
      <div className={classes.paper} data-width={width} data-look="learner" lang={language}>
        {titleOf(body)[language].trim() === '' ? (
          <Muted size="base" className={classes.nothing}>
            {t('preview.empty')}
          </Muted>
        ) : (
          <EntryPreview key={language} body={body} language={language} />
        )}
      </div>
    </Dialog>
  );
}
