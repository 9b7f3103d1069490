import { SpeechBar } from '../../tools/speech/speech-bar.tsx';
import { useSpeech } from '../../tools/speech/use-speech.ts';

interface Props {
  isOpen: boolean;
  container: Element | null;
  onClose: () => void;
}

/** Stays mounted while it is closed, so the chosen voice and speed are still set when it opens again. */
export function SpeechTool({ isOpen, container, onClose }: Props) {
  const speech = useSpeech();
  return isOpen && <SpeechBar speech={speech} container={container} onClose={onClose} />;
}
