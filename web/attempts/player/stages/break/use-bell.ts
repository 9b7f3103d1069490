import { useEffect, useRef, useState } from 'react';

/** A small gong: a low tone and its overtones. A higher one fades sooner. */
const overtones = [
  { pitch: 392, loudness: 0.28, seconds: 2.6 },
  { pitch: 784, loudness: 0.12, seconds: 1.6 },
  { pitch: 1071, loudness: 0.06, seconds: 0.9 },
];

/** Called when a button is pressed: browsers allow sound only after a user gesture. */
const makeBell = (): AudioContext => new AudioContext();

function ring(bell: AudioContext): void {
  void bell.resume();
  const start = bell.currentTime;
  for (const { pitch, loudness, seconds } of overtones) {
    const tone = bell.createOscillator();
    const volume = bell.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(bell.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

const minute = 60_000;

/** A bell that the student can switch on. It rings once when the last minute begins. */
export function useBell(msLeft: number): { isOn: boolean; toggle: () => void } {
  const [bell, setBell] = useState<AudioContext>();
  const [isOn, setIsOn] = useState(false);
  const isLastMinute = msLeft <= minute;
  const wasLastMinute = useRef(isLastMinute);

  useEffect(() => {
    if (isLastMinute && !wasLastMinute.current && isOn && bell) ring(bell);
    wasLastMinute.current = isLastMinute;
  }, [isLastMinute, isOn, bell]);

  useEffect(
    () => () => {
      void bell?.close();
    },
    [bell],
  );

  const toggle = (): void => {
    if (!isOn) {
      const context = bell ?? makeBell();
      setBell(context);
      // Rings at once, so that the student can set the volume.
      ring(context);
    }
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
