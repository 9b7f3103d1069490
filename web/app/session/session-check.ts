import { create } from 'zustand';
import { validateSession } from '../../api/auth-actions.ts';

/** Whether the server has been asked, once after the page was opened, if the stored session still holds. */
const useSessionCheck = create(() => ({ isChecked: false }));

export const useSessionChecked = (): boolean => useSessionCheck(({ isChecked }) => isChecked);

export async function checkSession(): Promise<void> {
  await validateSession();
  useSessionCheck.setState({ isChecked: true });
}
