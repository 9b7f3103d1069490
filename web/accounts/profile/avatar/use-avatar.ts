import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { updateAvatar } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';
import { updateQuery } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
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
export function useAvatar() {
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useAction();
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
    setProblem(undefined);
    await run(async () => {
      try {
        await change();
      } catch (error) {
        setProblem(tell(error));
        // Any other error is the browser's, which could not encode the picture.
        if (error instanceof ApiError) throw error;
      }
    });
  }

  function become(avatar: string | null): void {
    updateAvatar(avatar);
    updateQuery('GET /id/profile', {}, (profile) => ({ ...profile, avatar }));
    setImage(undefined);
    setDone(avatar === null ? 'removed' : 'changed');
  }

  const upload = async (chosen: ImageBitmap, view: View): Promise<void> => {
    const file = await croppedFile(chosen, view);
    const { avatar } = await call('POST /id/avatar', { upload: file, quiet: true });
    become(avatar);
  };

  const remove = async (): Promise<void> => {
    await call('DELETE /id/avatar', { quiet: true });
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
