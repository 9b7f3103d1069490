import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { updateAvatar } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { fileProblem, type FileProblem } from './avatar-file.ts';
import type { View } from './crop.ts';
import { croppedFile } from './draw-crop.ts';

/** Keys under `avatar` of the messages. */
type Problem = FileProblem | 'failed' | 'notRemoved';

function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'NOT_AN_IMAGE') return 'notAnImage';
  return code === 'TOO_LARGE' ? 'tooLarge' : 'failed';
}

/** A new picture on its way: chosen, checked, cropped, sent. */
export function useAvatar(onChange: (avatar: string | null) => void) {
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<'changed' | 'removed'>();

  async function choose(file: File): Promise<void> {
    setDone(undefined);
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong) return;
    // The name may lie about what is inside; the browser finds out by reading it.
    await createImageBitmap(file).then(setImage, () => setProblem('notAnImage'));
  }

  async function during(change: () => Promise<void>, tell: (error: unknown) => Problem) {
    setBusy(true);
    setProblem(undefined);
    await change().catch((error: unknown) => setProblem(tell(error)));
    setBusy(false);
  }

  function become(avatar: string | null): void {
    updateAvatar(avatar);
    onChange(avatar);
    setImage(undefined);
    setDone(avatar === null ? 'removed' : 'changed');
  }

  const upload = async (chosen: ImageBitmap, view: View): Promise<void> => {
    const file = await croppedFile(chosen, view);
    const { avatar } = await orEndSession(call('POST /id/avatar', { upload: file, quiet: true }));
    become(avatar);
  };

  const remove = async (): Promise<void> => {
    await orEndSession(call('DELETE /id/avatar', { quiet: true }));
    become(null);
  };

  return {
    image,
    problem,
    isBusy,
    done,
    choose,
    use: (view: View) => image && during(() => upload(image, view), problemOf),
    remove: () => during(remove, () => 'notRemoved'),
    cancel: () => {
      setImage(undefined);
      setProblem(undefined);
    },
  };
}
