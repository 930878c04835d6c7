import { memoryStore } from './memory.ts';
import { describeStore } from './testing/store-contract.ts';

describeStore('memory', async () => ({ open: async () => memoryStore(), remove: async () => {} }));
