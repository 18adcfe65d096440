<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** A picture of a thing. */
final readonly class Image
{
    /** Where the focus is if nobody has said: the middle. */
    public const MIDDLE = 0.5;

    /**
     * @param float $focusX what must stay in sight where a picture is cut, from 0 (left) to 1
     * @param float $focusY from 0 (top) to 1
     * @param int|null $feedPosition the place that a feed knows it by; null of those that no feed brings
     * @param bool $isEdited staff have described a feed's picture
     */
    public function __construct(
        public int $id,
        public ImageKind $kind,
        public int $itemId,
        public int $position,
        public string $path,
        public string $alt = '',
        public float $focusX = self::MIDDLE,
        public float $focusY = self::MIDDLE,
        public bool $isByHand = false,
        public bool $isHidden = false,
        public ?int $feedPosition = null,
        public bool $isEdited = false,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            ImageKind::from((string) $row['kind']),
            (int) $row['item_id'],
            (int) $row['position'],
            (string) $row['path'],
            (string) $row['alt'],
            (int) $row['focus_x'] / 1000,
            (int) $row['focus_y'] / 1000,
            '1' === (string) $row['is_by_hand'],
            '1' === (string) $row['is_hidden'],
            null === $row['feed_position'] ? null : (int) $row['feed_position'],
            '1' === (string) $row['is_edited'],
        );
    }

    /** @return array<string, string|int|null> */
    public function row(): array
    {
        return [
            'kind' => $this->kind->value,
            'item_id' => $this->itemId,
            'position' => $this->position,
            'path' => $this->path,
            'alt' => $this->alt,
            'focus_x' => (int) round(1000 * $this->focusX),
            'focus_y' => (int) round(1000 * $this->focusY),
            'is_by_hand' => (int) $this->isByHand,
            'is_hidden' => (int) $this->isHidden,
            'feed_position' => $this->feedPosition,
            'is_edited' => (int) $this->isEdited,
        ];
    }

    /** The same picture at another place, in other words or otherwise shown. */
    public function placed(int $position, string $alt, float $focusX, float $focusY, bool $isHidden, bool $isEdited): self
    {
        return new self($this->id, $this->kind, $this->itemId, $position, $this->path, $alt, $focusX, $focusY, $this->isByHand, $isHidden, $this->feedPosition, $isEdited);
    }
}
