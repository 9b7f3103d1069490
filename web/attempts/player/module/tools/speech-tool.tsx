import { SpeechBar } from '../../tools/speech/speech-bar.tsx';
import { useSpeech } from '../../tools/speech/use-speech.ts';

interface Props {
  isOpen: boolean;
  container: Element | null;
  onClose: () => void;
}

/** Stays while it is closed: whoever opens it again finds the voice and the pace that they chose. */
export function SpeechTool({ isOpen, container, onClose }: Props) {
  const speech = useSpeech();
  return isOpen && <SpeechBar speech={speech} container={container} onClose={onClose} />;
}
