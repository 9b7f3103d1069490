import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { updateAvatar } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';
import { updateQuery } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { decodePicture, fileProblem, type FileProblem } from './avatar-file.ts';
import type { View } from './crop.ts';
import { cropToFile } from './draw-crop.ts';

/** Keys under `avatar` of the messages. */
type Problem = FileProblem | 'failed' | 'notRemoved';

function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'NOT_AN_IMAGE') return 'notAnImage';
  return code === 'TOO_LARGE' ? 'tooLarge' : 'failed';
}

/** Changes the profile picture: choosing, checking, cropping and uploading a file, or removing the picture. */
export function useAvatar() {
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useAction();
  const [done, setDone] = useState<'changed' | 'removed'>();

  async function choose(file: File): Promise<void> {
    setDone(undefined);
    const newProblem = fileProblem(file);
    setProblem(newProblem);
    if (newProblem) return;
    // The type comes from the file name and may be wrong; decoding the file finds out.
    await decodePicture(file).then(setImage, () => setProblem('notAnImage'));
  }

  async function runChange(change: () => Promise<void>, toProblem: (error: unknown) => Problem) {
    setProblem(undefined);
    await run(async () => {
      try {
        await change();
      } catch (error) {
        setProblem(toProblem(error));
        // Any other error means that the browser could not encode the picture.
        if (error instanceof ApiError) throw error;
      }
    });
  }

  function applyAvatar(avatar: string | null): void {
    updateAvatar(avatar);
    updateQuery('GET /id/profile', {}, (profile) => ({ ...profile, avatar }));
    setImage(undefined);
    setDone(avatar === null ? 'removed' : 'changed');
  }

  const upload = async (chosen: ImageBitmap, view: View): Promise<void> => {
    const file = await cropToFile(chosen, view);
    const { avatar } = await call('POST /id/avatar', { upload: file, quiet: true });
    applyAvatar(avatar);
  };

  const remove = async (): Promise<void> => {
    await call('DELETE /id/avatar', { quiet: true });
    applyAvatar(null);
  };

  return {
    image,
    problem,
    isBusy,
    done,
    choose,
    use: (view: View) => image && runChange(() => upload(image, view), problemOf),
    remove: () => runChange(remove, () => 'notRemoved'),
    cancel: () => {
      setImage(undefined);
      setProblem(undefined);
    },
  };
}
