import type { Room } from '@bac/exam/figure/drawing.ts';
import { createContext } from 'react';

/** The room for figures in a preview of another device. Without it, figures follow the width of the window. */
export const FigureRoom = createContext<Room | undefined>(undefined);
