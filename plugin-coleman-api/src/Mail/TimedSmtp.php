<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\SMTP;

/**
 * PHPMailer's talk with a mail server, with one limit of time for all of a mail.
 *
 * PHPMailer's own limits are for each answer, and add up: it waits for the end of the connection, then for an answer, and
 * for each line of one anew. Only a TLS handshake that begins late may end later than this limit, by as much again.
 */
final class TimedSmtp extends SMTP
{
    /** A mail that was taken needs no farewell. */
    private const FAREWELL_SECONDS = 2.0;

    private float $end;

    /** Whether the mail is through: from here on nothing may make it fail. */
    private bool $isLeaving = false;

    public function __construct(private readonly float $seconds)
    {
        $this->begin();
    }

    /** Begins the time of another mail. */
    public function begin(): void
    {
        $this->end = self::now() + $this->seconds;
        // For whoever reads them; what counts is $end.
        $this->Timeout = $this->Timelimit = (int) ceil($this->seconds);
    }

    /**
     * @param string $host
     * @param int|null $port
     * @param int|float $timeout in seconds
     * @param array<mixed> $options of the stream
     * @return bool
     */
    public function connect($host, $port = null, $timeout = 30, $options = [])
    {
        $left = $this->left();

        return $left > 0 && parent::connect($host, $port, (int) ceil(min($timeout, $left)), $options);
    }

    /**
     * @param string $data
     * @param string $command
     * @return int|bool bytes that were sent; false for none
     */
    public function client_send($data, $command = '')
    {
        $left = $this->left();
        if ($left <= 0) {
            $this->giveUp();

            return false;
        }
        // A server that reads no further would hold each line of a long mail for so long.
        stream_set_timeout($this->connection(), (int) ceil($left));

        return parent::client_send($data, $command);
    }

    /**
     * @param bool $close_on_error
     * @return bool
     */
    public function quit($close_on_error = true)
    {
        return $this->leaving(fn (): bool => parent::quit($close_on_error));
    }

    /** @return bool */
    public function reset()
    {
        return $this->leaving(fn (): bool => parent::reset());
    }

    /**
     * @return string all lines of an answer
     * @throws Exception when the time is up
     */
    protected function get_lines()
    {
        $answer = $line = '';
        while (is_resource($this->smtp_conn)) {
            $left = $this->left();
            if ($left <= 0) {
                $this->giveUp();

                return $answer;
            }
            stream_set_blocking($this->smtp_conn, false);
            $part = @fgets($this->smtp_conn, self::MAX_REPLY_LENGTH);
            $isOver = stream_get_meta_data($this->smtp_conn)['eof'];
            stream_set_blocking($this->smtp_conn, true);
            $answer .= $part;
            $line .= $part;
            // A line may come in parts; "250-" goes on, "250 " and a bare "250" end an answer.
            if (str_ends_with($line, "\n") || strlen($line) >= self::MAX_REPLY_LENGTH - 1) {
                if (in_array($line[3] ?? '', ['', ' ', "\r", "\n"], true)) {
                    return $answer;
                }
                $line = '';
            } elseif ($isOver) {
                return $answer;
            } elseif (false === $part || '' === $part) {
                $read = [$this->smtp_conn];
                $none = null;
                // A signal ends it early, as a time limit does: the loop looks again.
                @stream_select($read, $none, $none, (int) $left, (int) (fmod($left, 1.0) * 1_000_000));
            }
        }

        return $answer;
    }

    /** @throws Exception unless the mail is through */
    private function giveUp(): void
    {
        // First, so that nothing more is said to a server that does not listen.
        $this->close();
        if (!$this->isLeaving) {
            throw new Exception(sprintf('The mail server took longer than %d seconds.', (int) $this->seconds));
        }
    }

    /** @param \Closure(): bool $talk */
    private function leaving(\Closure $talk): bool
    {
        $this->end = min($this->end, self::now() + self::FAREWELL_SECONDS);
        $this->isLeaving = true;
        try {
            return $talk();
        } finally {
            $this->isLeaving = false;
        }
    }

    private function left(): float
    {
        return $this->end - self::now();
    }

    private static function now(): float
    {
        return hrtime(true) / 1_000_000_000;
    }

    /** @return resource */
    private function connection()
    {
        return is_resource($this->smtp_conn) ? $this->smtp_conn : throw new \LogicException('There is no connection to send by.');
    }
}
