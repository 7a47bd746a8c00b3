"""Listens to recordings for check.ts. Reads a list of them as JSON, writes FOLDER/heard/<SHA-256 of the file>.json for each.

python3 check.py FOLDER < LIST, where LIST is [{"file": mp3, "language": "en", "paragraphs": [start, ...]}, ...]; the
sentences' times come from the transcript beside each file.
"""

import difflib
import hashlib
import json
import re
import sys
from pathlib import Path

import distillmos
import numpy as np
import parselmouth
import torch
from faster_whisper import WhisperModel, decode_audio
from resemblyzer import VoiceEncoder, preprocess_wav

HERTZ = 16_000
FRAME = HERTZ // 100
QUIET_DB = -42
# DistillMOS judges up to 8 seconds.
WINDOW = 8 * HERTZ

torch.set_num_threads(1)
folder = Path(sys.argv[1])
whisper = WhisperModel(str(folder / "whisper"), device="cpu", compute_type="int8", cpu_threads=1)
quality = distillmos.ConvTransformerSQAModel().eval()
voices = VoiceEncoder("cpu", verbose=False)

clock = r"(\d\d):(\d\d):(\d\d\.\d{3})"


def seconds(parts):
    return int(parts[0]) * 3600 + int(parts[1]) * 60 + float(parts[2])


def cues_of(vtt: str):
    """The start, speaker and text of each cue, cut where a sentence begins within it."""
    found = []
    for cue in vtt.strip().split("\n\n")[1:]:
        head, body = cue.split("\n", 1)
        speaker, body = re.match(r"(?s)<v ([^>]*)>(.*)</v>", body).groups()
        parts = re.split(rf"<{clock}>", body.replace("\n", " "))
        starts = [seconds(re.match(clock, head).groups())]
        starts += [seconds(parts[index : index + 3]) for index in range(1, len(parts), 4)]
        found += [[start, speaker, text.strip()] for start, text in zip(starts, parts[0::4])]
    return found


def sentences_of(cues):
    """The cues with those joined to the one before that go on with its sentence."""
    found = []
    for start, speaker, text in cues:
        if found and found[-1][1] == speaker and not re.search(r"[.?!।][\"'’”]?$", found[-1][2]):
            found[-1][2] += " " + text
        else:
            found.append([start, speaker, text])
    return found


def words_of(text: str):
    return re.findall(r"[^\W_]+", text.lower().replace("'", "").replace("’", ""))


def time_errors(cues, onsets, heard):
    """How far from its time the first word of each cue is heard: by the sound after a pause, else by the recogniser."""
    said, firsts = [], {}
    for start, _, text in cues:
        firsts[len(said)] = start
        said += words_of(text)
    others = [(word, start) for text, start in heard for word in words_of(text)]
    match = difflib.SequenceMatcher(None, said, [word for word, _ in others], autojunk=False)
    pairs = ((block.a + i, block.b + i) for block in match.get_matching_blocks() for i in range(block.size))
    errors = []
    for a, b in pairs:
        if a in firsts:
            at = others[b][1]
            near = [one for one in onsets if abs(one - at) < 0.7]
            errors.append(min((abs(one - firsts[a]) for one in near), default=abs(at - firsts[a])))
    return errors


def pause_before(levels, start):
    """Where the quiet before a sentence begins and ends, in seconds; the sentence begins within a tenth of its time."""
    at = round(start * 100) - 3
    while at > round(start * 100) - 15 and levels[at] >= QUIET_DB:
        at -= 1
    begin = at
    while begin > 0 and levels[begin] < QUIET_DB:
        begin -= 1
    while at < len(levels) and levels[at] < QUIET_DB:
        at += 1
    return begin / 100, at / 100


def measure_sentences(sound, levels, cues, paragraphs, heard):
    sentences = sentences_of(cues)
    bounds = [start for start, _, _ in sentences] + [len(sound) / HERTZ]
    said_by = {}
    for index, (_, speaker, _) in enumerate(sentences):
        said_by.setdefault(speaker, []).append(index)
    pitch = parselmouth.Sound(sound.astype(np.float64), HERTZ).to_pitch(0.01, 75, 450)
    times, hertz = pitch.xs(), pitch.selected_array["frequency"]
    voiced = [
        hertz[(times >= begin) & (times < end) & (hertz > 0)] for begin, end in zip(bounds, bounds[1:])
    ]
    tops, loud, embedded = [], [], {}
    for speaker, indexes in said_by.items():
        usual = np.median(np.concatenate([voiced[index] for index in indexes]))
        tops += [12 * np.log2(np.percentile(voiced[i], 95) / usual) for i in indexes if len(voiced[i]) > 40]
        parts = [sound[round(bounds[i] * HERTZ) : round(bounds[i + 1] * HERTZ)] for i in indexes]
        embedded[speaker] = voices.embed_utterance(preprocess_wav(np.concatenate(parts)[: 90 * HERTZ], HERTZ))
    for begin, end in zip(bounds, bounds[1:]):
        spoken = np.sort(levels[round(begin * 100) : round(end * 100)])
        spoken = spoken[spoken > QUIET_DB]
        loud.append(10 * np.log10((10 ** (spoken[len(spoken) // 2 :] / 10)).mean()))
    quiet = [pause_before(levels, start) for start in bounds[:-1]]
    kinds = ["paragraph" if min(abs(start - one) for one in paragraphs) < 0.08 else "sentence" for start in bounds[:-1]]
    pairs = [(one, other) for one in embedded for other in embedded if one < other]
    return {
        "pitchTopSpread": float(np.std(tops)),
        "pauses": [[kind, end - begin] for kind, (begin, end) in zip(kinds[1:], quiet[1:])],
        "levelJumps": [
            float(abs(loud[i] - loud[i - 1])) for i in range(1, len(loud)) if sentences[i][1] == sentences[i - 1][1]
        ],
        "likeness": [float(embedded[one] @ embedded[other]) for one, other in pairs],
        "timeErrors": time_errors(cues, [end for _, end in quiet], heard),
    }


def measure(file: Path, language: str, paragraphs):
    sound = decode_audio(str(file), sampling_rate=HERTZ)
    pieces, _ = whisper.transcribe(
        sound, language=language, beam_size=2, temperature=0, condition_on_previous_text=False, word_timestamps=True
    )
    heard = [(word.word, float(word.start)) for piece in pieces for word in piece.words]
    with torch.no_grad():
        windows = [sound[None, at : at + WINDOW] for at in range(0, len(sound) - WINDOW + 1, 2 * WINDOW)]
        opinions = [float(quality(torch.from_numpy(window))) for window in windows]
    frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME)
    levels = 20 * np.log10(np.sqrt((frames**2).mean(axis=1)) + 1e-9)
    result = {
        "heard": "".join(word for word, _ in heard),
        "quality": float(np.mean(opinions)),
        # The decoder's own delay before the first sample is no part of the recording.
        "digitalSilence": float((levels[20:] < -95).mean()),
    }
    transcript = file.with_suffix(".vtt")
    if paragraphs and transcript.exists():
        result |= measure_sentences(sound, levels, cues_of(transcript.read_text("utf-8")), paragraphs, heard)
    return result


for one in json.load(sys.stdin):
    file = Path(one["file"])
    result = folder / "heard" / f"{hashlib.sha256(file.read_bytes()).hexdigest()}.json"
    if result.exists():
        continue
    print(f"listening to {file}", file=sys.stderr, flush=True)
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps(measure(file, one["language"], one["paragraphs"])))
