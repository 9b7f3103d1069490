import { z } from 'zod';
import { emailPattern, longestEmail } from './account-rules.ts';

export const emailAddress = z.email({ pattern: emailPattern }).max(longestEmail);
