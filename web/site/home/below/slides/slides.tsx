import type { Slide } from '@bac/contract/site/content.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Carousel } from '../../../../ui/layout/carousel/carousel.tsx';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import below from '../below.module.css';
import classes from './slides.module.css';
import { SlideArt } from './slide-art/slide-art.tsx';

/** The carousel of slides in the order that an administrator set; absent if there are none. */
export function Slides() {
  const { t } = useTranslation('site/home/below');
  const [language] = useLanguage();
  const { data, error } = useQuery('GET /content/slides');
  if (error || data?.length === 0) return null;
  return (
    <div className={`${below.section} ${classes.slides}`}>
      {data && (
        <Carousel
          label={t('slides.label')}
          pages={data.map((slide) => ({
            id: slide.id,
            name: slide.title[language],
            content: <SlidePage slide={slide} />,
          }))}
        />
      )}
    </div>
  );
}

function SlidePage({ slide: { title, text, art, link } }: { slide: Slide }) {
  const [language] = useLanguage();
  return (
    <div className={classes.slide}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title[language]}</h2>
        <p className={below.lead}>{text[language]}</p>
        {link && (
          <LinkButton to={link.to} variant="default">
            {link.label[language]}
          </LinkButton>
        )}
      </div>
      <div className={classes.art}>
        <SlideArt art={art} />
      </div>
    </div>
  );
}
