import { type Noise, SOUNDS, type Sound, type Stroke, type Tone } from '@ochre/ui/sound/sounds.ts';

/** All of it is quiet. */
const VOLUME = 0.16;
/** Nothing begins with a click. */
const ATTACK = 0.004;
/** A curve cannot fade to nothing; this is not heard. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.5;

/** Makes sounds. A browser lets it begin only after somebody touched the page. */
export class SoundPlayer {
  private readonly audio: AudioContext;
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor(audio: AudioContext) {
    this.audio = audio;
    this.out = new GainNode(audio, { gain: VOLUME });
    this.out.connect(audio.destination);
    this.noise = noiseIn(audio);
  }

  /** In so many milliseconds. */
  play(sound: Sound, delay = 0): void {
    const { audio } = this;
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime + delay / 1000;
    for (const stroke of SOUNDS[sound]) this.strike(stroke, start + stroke.after);
  }

  /** Whatever still sounds or waits is cut off. */
  close(): void {
    void this.audio.close();
  }

  private strike({ lasts, loud, of }: Stroke, start: number): void {
    const fade = new GainNode(this.audio, { gain: 0 });
    fade.gain.setValueAtTime(SILENCE, start);
    fade.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
    fade.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    fade.connect(this.out);
    const source = of.kind === 'tone' ? this.tone(of, start, lasts, fade) : this.breath(of, fade);
    source.start(start);
    source.stop(start + lasts);
  }

  private tone({ shape, hertz, to }: Tone, start: number, lasts: number, into: AudioNode) {
    const tone = new OscillatorNode(this.audio, { type: shape, frequency: hertz });
    if (to !== undefined) {
      tone.frequency.setValueAtTime(hertz, start);
      tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    }
    tone.connect(into);
    return tone;
  }

  private breath({ hertz, sharp }: Noise, into: AudioNode) {
    const source = new AudioBufferSourceNode(this.audio, { buffer: this.noise, loop: true });
    const part = new BiquadFilterNode(this.audio, { type: 'bandpass', frequency: hertz, Q: sharp });
    source.connect(part).connect(into);
    return source;
  }
}

function noiseIn(audio: AudioContext): AudioBuffer {
  const length = Math.ceil(audio.sampleRate * NOISE_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
