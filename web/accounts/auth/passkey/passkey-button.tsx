import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { PasskeySignIn } from './use-passkey.ts';

interface Props {
  passkey: Pick<PasskeySignIn, 'isAsking' | 'use'>;
  /** Whether this is the primary action of the page. */
  isMain?: boolean;
  children: string;
}

export const PasskeyButton = ({ passkey, isMain = false, children }: Props) => (
  <Button
    variant={isMain ? 'filled' : 'default'}
    size="md"
    fullWidth
    leftSection={<IconFingerprint size={20} aria-hidden />}
    loading={passkey.isAsking}
    onClick={() => void passkey.use()}
  >
    {children}
  </Button>
);
