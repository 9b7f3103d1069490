import { Button } from '@mantine/core';
import { useNetwork, useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import classes from './contact-map.module.css';
import { DrawnMap } from './drawn-map.tsx';
import { map } from './external-links.ts';
import footerClasses from './site-footer.module.css';

const timeoutMilliseconds = 8000;

interface LiveMapProps {
  label: string;
  onNoAnswer: () => void;
}

/** OpenStreetMap in an iframe, invisible until it has loaded, so that the drawing shows through. */
function LiveMap({ label, onNoAnswer }: LiveMapProps) {
  const [isLoaded, setLoaded] = useState(false);
  const { clear } = useTimeout(onNoAnswer, timeoutMilliseconds, { autoInvoke: true });
  return (
    <iframe
      className={classes.live}
      data-loaded={isLoaded || undefined}
      src={map.embed}
      title={label}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- safe together in a frame of a foreign origin
      sandbox="allow-scripts allow-same-origin allow-popups"
      onLoad={() => {
        clear();
        setLoaded(true);
      }}
    />
  );
}

/**
 * Our drawing is always there. The live map covers it only on request, so that no visit is disclosed to a third party
 * unasked, and because a page cannot see whether a cross-origin frame shows a map or an error.
 */
export function ContactMap() {
  const { t } = useTranslation('app/public-frame');
  const [language] = useLanguage();
  const { online } = useNetwork();
  const [state, setState] = useState<'drawn' | 'live' | 'noAnswer'>('drawn');
  const isLive = state === 'live' && online;
  return (
    <section aria-labelledby="footer-map">
      <h2 id="footer-map" className={footerClasses.heading}>
        {t('map.heading')}
      </h2>
      <div className={classes.map}>
        <DrawnMap />
        {isLive && (
          <LiveMap
            label={t('map.live', { address: contact.address[language] })}
            onNoAnswer={() => setState('noAnswer')}
          />
        )}
      </div>
      <div className={classes.ways}>
        {online && (
          <Button
            className={classes.toggle ?? ''}
            variant="default"
            size="sm"
            onClick={() => setState(isLive ? 'drawn' : 'live')}
          >
            {isLive ? t('map.showDrawing') : t('map.showLive')}
          </Button>
        )}
        <a
          className={classes.elsewhere}
          href={map.page}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('footer.newTab', { name: t('map.elsewhere') })}
        >
          {t('map.elsewhere')}
        </a>
      </div>
      <output className={classes.note}>
        {!online && t('map.needsNetwork')}
        {isLive && t('map.unseen')}
        {online && state === 'noAnswer' && t('map.noAnswer')}
      </output>
    </section>
  );
}
