import { z } from 'zod';
import { emailPattern, maxEmailLength } from './account-rules.ts';

export const emailAddress = z.email({ pattern: emailPattern }).max(maxEmailLength);
