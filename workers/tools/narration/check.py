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


def sentences_of(vtt: str):
    """Each sentence's start, speaker and text. A cue that goes on with a sentence belongs to the one before it."""
    found = []
    for cue in vtt.strip().split("\n\n")[1:]:
        head, body = cue.split("\n", 1)
        at = seconds(re.match(clock, head).groups())
        speaker, body = re.match(r"(?s)<v ([^>]*)>(.*)</v>", body).groups()
        parts = re.split(rf"<{clock}>", body.replace("\n", " "))
        starts = [at] + [seconds(parts[index : index + 3]) for index in range(1, len(parts), 4)]
        for start, text in zip(starts, parts[0::4]):
            if found and start == at and not re.search(r"[.?!।][\"'’”]?$", found[-1][2]) and found[-1][1] == speaker:
                found[-1][2] += " " + text.strip()
            else:
                found.append([start, speaker, text.strip()])
    return found


def words_of(text: str):
    return re.findall(r"[^\W_]+", text.lower().replace("'", "").replace("’", ""))


def time_errors(sentences, heard):
    """How far from its time in the transcript the first word of each sentence is heard, where it is heard as written."""
    said, firsts = [], {}
    for start, _, text in sentences:
        firsts[len(said)] = start
        said += words_of(text)
    others = [(word, start) for text, start, _ in heard for word in words_of(text)]
    match = difflib.SequenceMatcher(None, said, [word for word, _ in others], autojunk=False)
    pairs = ((block.a + i, block.b + i) for block in match.get_matching_blocks() for i in range(block.size))
    return [others[b][1] - firsts[a] for a, b in pairs if a in firsts]


def measure(file: Path, language: str, paragraphs):
    sound = decode_audio(str(file), sampling_rate=HERTZ)
    pieces, _ = whisper.transcribe(
        sound, language=language, beam_size=2, temperature=0, condition_on_previous_text=False, word_timestamps=True
    )
    heard = [(word.word, float(word.start), float(word.end)) for piece in pieces for word in piece.words]
    opinions = []
    with torch.no_grad():
        for at in range(0, len(sound) - WINDOW + 1, 2 * WINDOW):
            opinions.append(float(quality(torch.from_numpy(sound[None, at : at + WINDOW]))))
    frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME)
    levels = 20 * np.log10(np.sqrt((frames**2).mean(axis=1)) + 1e-9)
    result = {
        "heard": "".join(word for word, _, _ in heard),
        "quality": float(np.mean(opinions)),
        "digitalSilence": float((levels < -95).mean()),
    }
    transcript = file.with_suffix(".vtt")
    if not transcript.exists():
        return result
    sentences = sentences_of(transcript.read_text("utf-8"))
    pitch = parselmouth.Sound(sound.astype(np.float64), HERTZ).to_pitch(0.01, 75, 450)
    times, hertz = pitch.xs(), pitch.selected_array["frequency"]
    usual, tops, loud, pauses = {}, [], [], []
    bounds = [start for start, _, _ in sentences] + [len(sound) / HERTZ]
    for speaker in {speaker for _, speaker, _ in sentences}:
        mine = np.zeros(len(times), bool)
        for index, sentence in enumerate(sentences):
            if sentence[1] == speaker:
                mine |= (times >= bounds[index]) & (times < bounds[index + 1])
        usual[speaker] = float(np.median(hertz[mine & (hertz > 0)]))
    for index, (start, speaker, _) in enumerate(sentences):
        voiced = hertz[(times >= start) & (times < bounds[index + 1]) & (hertz > 0)]
        if len(voiced) > 40:
            tops.append(12 * float(np.log2(np.percentile(voiced, 95) / usual[speaker])))
        spoken = np.sort(levels[round(start * 100) : round(bounds[index + 1] * 100)])
        loud.append(float(spoken[len(spoken) // 2 :].mean()))
        # The quiet before the sentence, which begins within a tenth of a second of its time.
        at = round(start * 100) - 3
        while at > 0 and levels[at] >= QUIET_DB and at > round(start * 100) - 15:
            at -= 1
        begin = at
        while begin > 0 and levels[begin] < QUIET_DB:
            begin -= 1
        while at < len(levels) and levels[at] < QUIET_DB:
            at += 1
        if index > 0:
            is_paragraph = min(abs(start - one) for one in paragraphs) < 0.08
            pauses.append(["paragraph" if is_paragraph else "sentence", (at - begin) / 100])
    same = [abs(one - other) for (one, a), (other, b) in zip(
        zip(loud, [s[1] for s in sentences]), zip(loud[1:], [s[1] for s in sentences[1:]])) if a == b]
    embedded = {}
    for speaker in usual:
        mine = [sound[round(bounds[i] * HERTZ) : round(bounds[i + 1] * HERTZ)] for i, s in enumerate(sentences) if s[1] == speaker]
        embedded[speaker] = voices.embed_utterance(preprocess_wav(np.concatenate(mine)[: 90 * HERTZ], HERTZ))
    pairs = [(a, b) for a in embedded for b in embedded if a < b]
    errors = np.abs(time_errors(sentences, heard)) if language == "en" else np.array([])
    return {
        **result,
        "pitchHertz": usual,
        "pitchTopSpread": float(np.std(tops)),
        "pauses": pauses,
        "levelJumps": same,
        "likeness": [float(embedded[a] @ embedded[b]) for a, b in pairs],
        "timeErrors": [float(error) for error in errors],
    }


for one in json.load(sys.stdin):
    file = Path(one["file"])
    result = folder / "heard" / f"{hashlib.sha256(file.read_bytes()).hexdigest()}.json"
    if result.exists():
        continue
    print(f"listening to {file}", file=sys.stderr, flush=True)
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps(measure(file, one["language"], one["paragraphs"])))
