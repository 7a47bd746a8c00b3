"""Listens to recordings for check.ts: what Whisper hears in them, and how natural DNSMOS finds them.

python3 check.py FOLDER FILE... writes FOLDER/heard/<SHA-256 of the file>.json for each file that has none yet.
"""

import hashlib
import json
import sys
from pathlib import Path

folder = Path(sys.argv[1])
packages = folder / "packages"
sys.path.insert(0, str(packages))

import numpy as np
import onnxruntime
from faster_whisper import WhisperModel, decode_audio

HERTZ = 16_000
# DNSMOS rates 9.01 seconds at a time. The polynomial brings its answer to the scale of listeners, 1 to 5.
WINDOW = int(9.01 * HERTZ)
TO_OPINION = np.poly1d([-0.06766283, 1.11546468, 0.04602535])

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
model = packages / "speechmos/dnsmos_models/sig_bak_ovr.onnx"
dnsmos = onnxruntime.InferenceSession(str(model), options)
whisper = WhisperModel(str(folder / "whisper"), device="cpu", compute_type="int8", cpu_threads=1)


def naturalness(sound: np.ndarray) -> float:
    starts = range(0, len(sound) - WINDOW + 1, WINDOW)
    answers = [dnsmos.run(None, {"input_1": sound[None, at : at + WINDOW]})[0][0][2] for at in starts]
    return float(np.mean(TO_OPINION(np.array(answers))))


for name in sys.argv[2:]:
    result = folder / "heard" / f"{hashlib.sha256(Path(name).read_bytes()).hexdigest()}.json"
    if result.exists():
        continue
    print(f"listening to {name}", file=sys.stderr, flush=True)
    sound = decode_audio(name, sampling_rate=HERTZ)
    pieces, _ = whisper.transcribe(
        sound, language="en", beam_size=5, temperature=0, condition_on_previous_text=False
    )
    heard = " ".join(piece.text.strip() for piece in pieces)
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps({"heard": heard, "naturalness": naturalness(sound)}))
