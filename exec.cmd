@rem Windows has no `exec`, by which a shell becomes the program that it starts: there the program is started as usual.
@%*
