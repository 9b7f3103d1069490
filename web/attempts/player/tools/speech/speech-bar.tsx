import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './speech-bar.module.css';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { rates, type Speech } from './use-speech.ts';

interface Props {
  speech: Speech;
  /** The element that contains the blocks to read. */
  container: Element | null;
  onClose: () => void;
}

/** The controls of text to speech: play, pause, stop, speed and voice. */
export function SpeechBar({ speech, container, onClose }: Props) {
  const { t, i18n } = useTranslation('attempts/player/tools');
  const { state, voices, voice } = speech;
  const number = new Intl.NumberFormat(i18n.resolvedLanguage);
  const play = (): void => {
    if (state === 'speaking') speech.pause();
    else if (state === 'paused') speech.resume();
    else if (container) speech.speak(container);
  };
  const close = (): void => {
    speech.stop();
    onClose();
  };
  const label = { silent: 'play', speaking: 'pause', paused: 'resume' } as const;
  return (
    <fieldset aria-label={t('tool.speech')} className={classes.bar}>
      {speech.isSupported && voices.length > 0 ? (
        <>
          <button type="button" className={classes.play} onClick={play}>
            {state === 'speaking' ? (
              <IconPlayerPause size={20} stroke={1.6} aria-hidden />
            ) : (
              <IconPlayerPlay size={20} stroke={1.6} aria-hidden />
            )}
            {t(`speech.${label[state]}`)}
          </button>
          <IconButton
            className={classes.button}
            label={t('speech.stop')}
            disabled={state === 'silent'}
            onClick={speech.stop}
          >
            <IconPlayerStop size={20} stroke={1.6} aria-hidden />
          </IconButton>
          <select
            className={classes.select}
            aria-label={t('speech.rate')}
            value={speech.rate}
            onChange={(event) => speech.setRate(Number(event.currentTarget.value))}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {t('speech.times', { rate: number.format(rate) })}
              </option>
            ))}
          </select>
          <select
            className={classes.select}
            aria-label={t('speech.voice')}
            value={voice?.name}
            onChange={(event) => speech.setVoice(event.currentTarget.value)}
          >
            {voices.map(({ name, voiceURI }) => (
              <option key={voiceURI} value={name}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p className={classes.none}>{t('speech.none')}</p>
      )}
      <IconButton className={classes.button} label={t('speech.close')} onClick={close}>
        <IconX size={20} stroke={1.6} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
