import { follow } from './follow.ts';

follow();
