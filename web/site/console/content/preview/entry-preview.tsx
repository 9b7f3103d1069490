import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from './preview.module.css';
import { ProsePreview } from './prose-preview.tsx';
import { TimelinePreview } from './timeline-preview.tsx';

interface Props {
  body: ContentBody;
  language: Language;
}

type Link = ContentBody<'slide'>['link'];

const LinkPreview = ({ link, language }: { link: Link; language: Language }) =>
  link && (
    <p className={classes.link}>
      <span>{link.label[language]}</span> <code>{link.to}</code>
    </p>
  );

/** A preview of an entry with the typography and the Markdown parser of the public pages. */
export function EntryPreview({ body, language }: Props) {
  const { t } = useTranslation('site/console/content');
  if ('features' in body) return <TimelinePreview body={body} language={language} />;
  if ('question' in body) {
    return (
      <details className={classes.question} open>
        <summary>{body.question[language]}</summary>
        <ProsePreview markdown={body.answer[language]} />
      </details>
    );
  }
  if ('art' in body) {
    return (
      <Stack gap={12} className={classes.slide}>
        <Chip tone="neutral">{t('preview.art', { name: t(`choice.${body.art}`) })}</Chip>
        <h3 className={classes.title}>{body.title[language]}</h3>
        <p className={classes.lead}>{body.text[language]}</p>
        <LinkPreview link={body.link} language={language} />
      </Stack>
    );
  }
  if ('tone' in body) {
    return (
      <Row
        gap={12}
        className={classes.announcement}
        data-tone={body.tone === 'urgent' ? 'lotus' : 'indigo'}
      >
        <p>{body.text[language]}</p>
        <LinkPreview link={body.link} language={language} />
      </Row>
    );
  }
  return (
    <>
      <h3 className={classes.title}>{body.title[language]}</h3>
      <p className={classes.lead}>{body.summary[language]}</p>
      <ProsePreview markdown={body.text[language]} />
    </>
  );
}
