import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from './preview.module.css';
import { ProsePreview } from './prose-preview.tsx';

interface Props {
  body: ContentBody<'timeline'>;
  language: Language;
}

const tones: Record<ContentBody<'timeline'>['phases'][number]['state'], Tone> = {
  completed: 'leaf',
  'in progress': 'indigo',
  planned: 'neutral',
};

export function TimelinePreview({ body, language }: Props) {
  const { t } = useTranslation('site/console/content');
  return (
    <>
      <h3 className={classes.title}>{body.title[language]}</h3>
      <ProsePreview markdown={body.intro[language]} />
      <Grid as="ul" minWidth={220} gap={12} className={classes.features}>
        {body.features.map(({ title, text }, place) => (
          <li key={place}>
            <strong>{title[language]}</strong>
            <p>{text[language]}</p>
          </li>
        ))}
      </Grid>
      <Stack as="ol" className={classes.phases}>
        {body.phases.map(({ state, title, text, when }, place) => (
          <li key={place}>
            <Chip tone={tones[state]}>{t(`choice.${state}`)}</Chip>{' '}
            <strong>{title[language]}</strong> <span>{when[language]}</span>
            <p>{text[language]}</p>
          </li>
        ))}
      </Stack>
    </>
  );
}
