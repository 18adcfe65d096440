<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** An answer that is a file as it lies on the disk, in the place of `{"results": …}`. */
final readonly class File implements \JsonSerializable
{
    /**
     * @param string $type as Content-Type has it
     * @param string $name that it is kept under; letters, digits, dots and dashes
     * @param bool $isShown whether a browser shows it, and does not keep it
     * @param (\Closure(): iterable<string>)|null $pieces see written()
     */
    public function __construct(private string $path, private string $type, private string $name, private bool $isShown = false, private ?\Closure $pieces = null)
    {
    }

    /**
     * One that is written while it is sent, so that it may be of any length.
     *
     * @param \Closure(): iterable<string> $pieces
     */
    public static function written(string $type, string $name, \Closure $pieces): self
    {
        return new self('', $type, $name, false, $pieces);
    }

    public function send(\WP_REST_Server $server, bool $isHeadOnly): void
    {
        $server->send_header('Content-Type', $this->type);
        $server->send_header('Content-Disposition', sprintf('%s; filename="%s"', $this->isShown ? 'inline' : 'attachment', $this->name));
        if (null !== $this->pieces) {
            $this->write($isHeadOnly);

            return;
        }
        $server->send_header('Content-Length', (string) (int) filesize($this->path));
        if (!$isHeadOnly) {
            readfile($this->path);
        }
    }

    private function write(bool $isHeadOnly): void
    {
        if ($isHeadOnly || null === $this->pieces) {
            return;
        }
        foreach (($this->pieces)() as $piece) {
            echo $piece;
            flush();
        }
    }

    /** Whoever asks for it in an envelope is not told where it lies. */
    public function jsonSerialize(): mixed
    {
        return $this->name;
    }
}
