import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import classes from './contact-map.module.css';
import { map } from './elsewhere.ts';

const patienceMilliseconds = 8000;

interface Props {
  label: string;
  onNoAnswer: () => void;
}

/** OpenStreetMap in a frame, unseen until it has loaded, so that the drawing shows through meanwhile. */
export function LiveMap({ label, onNoAnswer }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const { clear } = useTimeout(onNoAnswer, patienceMilliseconds, { autoInvoke: true });
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
