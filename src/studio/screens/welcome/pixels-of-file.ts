const side = 96

/** The picture is drawn small, because only the shares of its colors matter. */
export async function pixelsOfFile(file: Blob) {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(side, side)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, side, side)
    return context?.getImageData(0, 0, side, side).data
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
